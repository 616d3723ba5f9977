// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionContracts

/// The registered class or factory for each reuse identifier.
@MainActor
final class RegistrationTable {
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var makers: [ReuseKey: ViewMaker] = [:]

  /// Registers `viewClass` for `key`; `nil` removes the registration.
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

  /// Registers a factory for `key`; `nil` removes the registration.
  func register(_ maker: ViewMaker?, for key: ReuseKey) {
    makers[key] = maker
    classes[key] =
      maker == nil
      ? nil : key.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
  }

  func viewClass(for key: ReuseKey) -> UICollectionReusableView.Type? {
    classes[key]
  }

  /// Returns the factory registered for `key` instead of a class, or `nil`.
  func maker(for key: ReuseKey) -> ViewMaker? { makers.isEmpty ? nil : makers[key] }
}

extension ReuseKey {
  /// The views of this key as text for messages.
  var words: String {
    switch category {
    case .cell: "cells with the identifier \"\(identifier)\""
    case .supplementaryView:
      "supplementary views of kind \"\(kind)\" with the identifier \"\(identifier)\""
    case .decorationView: "decoration views of kind \"\(kind)\""
    }
  }
}
