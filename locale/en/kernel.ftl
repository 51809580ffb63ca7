# Refusals that every game shares.
why-not-now = That cannot be done at this point; choose one of the listed actions.
why-not-yours = It is not your decision now; wait until you are asked.
why-is-over = The game is over; nothing more can be done.

# The reader in a sentence: who acts, the same after what another has done, and in any other place.
story-you = You
story-you-beside = you
story-you-object = you
story-several = { $count } × { $thing }
story-and = { $first } and { $last }
