// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A scroll view that is not kept alive.
@MainActor
struct WeakScrollView {
  private(set) weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }
}
