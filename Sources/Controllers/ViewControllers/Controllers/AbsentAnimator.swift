// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Stands for an animator that nobody made.
final class AbsentAnimator: UIViewPropertyAnimator {}
