// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionContracts

/// Which class makes the views of an identifier.
@MainActor
final class RegistrationTable {
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var makers: [ReuseKey: ViewMaker] = [:]

  /// Notes `viewClass` for `key`; `nil` forgets the identifier.
  func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    makers[key] = nil
    guard let viewClass else { return classes[key] = nil }
    let wanted: UICollectionReusableView.Type? =
      key.category == .cell
      ? viewClass as? UICollectionViewCell.Type : viewClass as? UICollectionReusableView.Type
    require(
      wanted != nil,
      "\(viewClass) was registered for \(key.words); register a subclass of "
        + (key.category == .cell ? "UICollectionViewCell" : "UICollectionReusableView"))
    classes[key] = wanted
  }

  /// Notes what makes the views of `key`; `nil` forgets the identifier.
  func register(_ maker: ViewMaker?, for key: ReuseKey) {
    makers[key] = maker
    classes[key] =
      maker == nil
      ? nil : key.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
  }

  func viewClass(for key: ReuseKey) -> UICollectionReusableView.Type? {
    classes[key]
  }

  /// What makes the views of `key`, instead of a class.
  func maker(for key: ReuseKey) -> ViewMaker? { makers.isEmpty ? nil : makers[key] }
}

extension ReuseKey {
  /// The views of this key, as a message names them.
  var words: String {
    switch category {
    case .cell: "cells with the identifier \"\(identifier)\""
    case .supplementaryView:
      "supplementary views of kind \"\(kind)\" with the identifier \"\(identifier)\""
    case .decorationView: "decoration views of kind \"\(kind)\""
    }
  }
}
