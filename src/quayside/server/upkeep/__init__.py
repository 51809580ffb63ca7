"""What has to be done now and then: clocks, lost news, tidying, maintenance, health and figures."""
