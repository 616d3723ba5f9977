// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One length of a description, as a value the solver reads.
package struct LayoutDimension: Hashable, Sendable {
  /// What the number means.
  package enum Kind: Hashable, Sendable {
    /// A share of the container's width.
    case fractionalWidth
    /// A share of the container's height.
    case fractionalHeight
    /// Points.
    case absolute
    /// Points until the element was measured.
    case estimated
    /// Points until the element and its siblings were measured; then the largest of them.
    case uniformAcrossSiblings
  }

  /// What the number means.
  package var kind: Kind
  /// A share or points, as ``kind`` says; finite.
  package var value: CGFloat

  /// A length of the given kind.
  package init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
  }

  /// Whether the element itself decides the length once it was measured.
  package var isMeasured: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// Whether the length is a share of its container.
  package var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }
}

extension LayoutDimension: CustomStringConvertible {
  /// The length as a description prints it.
  package var description: String {
    switch kind {
    case .fractionalWidth: ".containerWidthFactor(\(DescribedNumber(value)))"
    case .fractionalHeight: ".containerHeightFactor(\(DescribedNumber(value)))"
    case .absolute: ".absolute(\(DescribedNumber(value)))"
    case .estimated: ".estimated(\(DescribedNumber(value)))"
    case .uniformAcrossSiblings: ".uniformAcrossSiblings(\(DescribedNumber(value)))"
    }
  }
}
