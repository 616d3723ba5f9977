// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The result of the default `interruptibleAnimator(using:)`, which marks an animator without an
/// interruptible animator.
final class PlaceholderAnimator: UIViewPropertyAnimator {}
