"""The engine protocol, UCI with rolls."""
