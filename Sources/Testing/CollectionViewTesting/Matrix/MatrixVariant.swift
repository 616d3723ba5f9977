// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKit

/// One of the ways in which a matrix shows a screen.
public struct MatrixVariant: Hashable, Sendable {
  /// The device, as it is held, with what was chosen on it.
  public var device: Device
  /// Whether texts are bold.
  public var legibilityWeight = UILegibilityWeight.regular
  /// Whether the person asks for no animations.
  public var reducesMotion = false

  /// The language that bundles and storyboards have texts in, as in `de` or `pt-BR`; nil: that of the process.
  public var language: String?

  /// The pseudo-language that texts are in; nil: they are as the application has them.
  public var pseudoLanguage: PseudoLanguage?

  /// A screen on `device`.
  public init(_ device: Device) { self.device = device }

  /// The variant with bold texts.
  public var bold: MatrixVariant {
    var variant = self
    variant.legibilityWeight = .bold
    return variant
  }

  /// The variant of someone who asks for no animations.
  public var still: MatrixVariant {
    var variant = self
    variant.reducesMotion = true
    return variant
  }

  /// The variant of someone who likes `language`, as in `de` or `pt-BR`: `NSLocalizedString`, bundles,
  /// storyboards and date pickers speak it where they can, and the screen reads in its direction.
  ///
  /// It is in force for what the screen's code asks for, from the making of the screen on. What was kept
  /// before, as a text in a static property, stays; `Locale.current` is the process's.
  public func language(_ language: String) -> MatrixVariant {
    var variant = self
    variant.language = language
    let direction = Locale.Language(identifier: language).characterDirection
    variant.device.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    return variant
  }

  /// The variant with its texts in a pseudo-language; ``PseudoLanguage/mirrored`` reads from right to
  /// left.
  public func pseudo(_ language: PseudoLanguage) -> MatrixVariant {
    var variant = self
    variant.pseudoLanguage = language
    if language == .mirrored { variant.device = device.rightToLeft }
    return variant
  }
}

extension MatrixVariant: CustomStringConvertible {
  /// The device, and what is unusual.
  public var description: String {
    [
      "\(device)", legibilityWeight == .bold ? "bold" : nil, reducesMotion ? "less motion" : nil,
      language.map { "language \($0)" },
      pseudoLanguage.map { "\($0.rawValue) texts" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
