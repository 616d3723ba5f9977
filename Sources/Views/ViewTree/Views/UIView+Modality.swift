// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether the view and all its superviews are painted.
  var isSeenByKeys: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isPainted)
  }

  /// Whether a modal view is painted in front of the view.
  var isBehindModalView: Bool {
    var inner = self
    while let outer = inner.superview {
      let order = outer.paintingOrder
      if let place = order.firstIndex(where: { $0 === inner }),
        order[(place + 1)...].contains(where: { $0.isPainted && $0.spokenIsModal })
      {
        return true
      }
      inner = outer
    }
    return false
  }
}
