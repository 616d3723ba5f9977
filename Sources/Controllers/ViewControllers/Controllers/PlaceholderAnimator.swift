// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The result of the default `interruptibleAnimator(using:)`: the animator has no interruptible animator.
final class PlaceholderAnimator: UIViewPropertyAnimator {}
