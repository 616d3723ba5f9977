// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionCompositionalLayout

/// The names in the format for the values of UIKit's enumerations.
enum LayoutNames {
  typealias Scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties

  static let references: [(String, UIContentInsetsReference)] = [
    ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea),
    ("layoutMargins", .layoutMargins), ("readableContent", .readableContent),
  ]
  static let directions: [(String, UICollectionViewScrollDirection)] = [
    ("vertical", .vertical), ("horizontal", .horizontal),
  ]
  static let layoutDirections: [(String, UIUserInterfaceLayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  static let behaviors: [(String, UICollectionLayoutSectionOrthogonalScrollingBehavior)] = [
    ("none", .none), ("continuous", .continuous),
    ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
    ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
  ]
  static let bounces: [(String, Scrolling.Bounce)] = [
    ("automatic", .automatic), ("always", .always), ("never", .never),
  ]
  static let rates: [(String, Scrolling.DecelerationRate)] = [
    ("automatic", .automatic), ("normal", .normal), ("fast", .fast),
  ]
  static let factories = CaseGroup.Factory.allCases.map { ($0.rawValue, $0) }
  static let alignments: [(String, NSRectAlignment)] = [
    ("none", .none), ("top", .top), ("topLeading", .topLeading), ("leading", .leading),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ("trailing", .trailing), ("topTrailing", .topTrailing),
  ]
  static let edges: [(String, NSDirectionalRectEdge)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]
  static let dimensions: [(String, LayoutDimension.Kind)] = [
    ("fractionalWidth", .fractionalWidth), ("fractionalHeight", .fractionalHeight),
    ("absolute", .absolute), ("estimated", .estimated),
    ("uniformAcrossSiblings", .uniformAcrossSiblings),
  ]

  /// Returns the name of a value, or `nil`.
  static func name<T: Equatable>(of value: T, in names: [(String, T)]) -> String? {
    names.first { $0.1 == value }?.0
  }
}
