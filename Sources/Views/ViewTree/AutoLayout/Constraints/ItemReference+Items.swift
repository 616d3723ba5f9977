// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ItemReference {
  /// The view or guide, or `nil` after its deallocation.
  var item: (any LayoutItem)? {
    if let lifetime = self as? ViewLifetime { return lifetime.view }
    return (self as? GuideLifetime)?.guide
  }

  func activate(_ constraint: NSLayoutConstraint) { constraint.activate() }
}

extension GuideLifetime: ItemReference {
  var object: AnyObject? { guide }
  var words: String? { guide?.words }
  var baselineFont: UIFont? { nil }
  var displayScale: CGFloat? { nil }
}

extension ViewLifetime: HolderReference {
  var object: AnyObject? { view }
  var words: String? { view?.words }
  var baselineFont: UIFont? { view?.baselineFont }
  var displayScale: CGFloat? { view?.traitCollection.displayScale }
  var bounds: CGRect? { view?.bounds }

  func deactivate(_ constraint: NSLayoutConstraint) { view?.removeConstraint(constraint) }

  func settle() {
    guard let view else { return }
    view.serve { view.settleConstraints() }
  }

  func guidesDidChange() { view?.mentionsChanged(.insets) }

  func isAmbiguous(_ guide: UILayoutGuide) -> Bool { view?.isAmbiguous(guide) ?? false }

  func constraints(of guide: UILayoutGuide, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    view?.constraints(of: guide, along: axis) ?? []
  }
}
