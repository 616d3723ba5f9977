// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A weak reference to a scroll view.
@MainActor
struct WeakScrollView {
  private(set) weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }
}
