// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKit

/// One variant in which a matrix shows a screen.
public struct MatrixVariant: Hashable, Sendable {
  /// The device in its orientation, with its settings.
  public var device: Device
  /// The legibility weight of texts.
  public var legibilityWeight = UILegibilityWeight.regular
  /// Whether the user has enabled reduced motion.
  public var reducesMotion = false

  /// The language of the texts of bundles and storyboards, as in `de` or `pt-BR`; `nil` for that of the
  /// process.
  public var language: String?

  /// The pseudo-language of texts, or `nil` for the application's own texts.
  public var pseudoLanguage: PseudoLanguage?

  /// Creates a variant on `device`.
  public init(_ device: Device) { self.device = device }

  /// The variant with bold texts.
  public var bold: MatrixVariant {
    var variant = self
    variant.legibilityWeight = .bold
    return variant
  }

  /// The variant with reduced motion.
  public var still: MatrixVariant {
    var variant = self
    variant.reducesMotion = true
    return variant
  }

  /// Returns the variant in `language`, as in `de` or `pt-BR`: `NSLocalizedString`, bundles, storyboards and
  /// date pickers use it where available, and the screen has its layout direction.
  ///
  /// The language applies to everything that the screen's code requests, from the creation of the screen on.
  /// Values that were stored before, such as a text in a static property, remain; `Locale.current` is the
  /// process's.
  public func language(_ language: String) -> MatrixVariant {
    var variant = self
    variant.language = language
    let direction = Locale.Language(identifier: language).characterDirection
    variant.device.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    return variant
  }

  /// Returns the variant with texts in a pseudo-language; ``PseudoLanguage/mirrored`` has a right-to-left
  /// layout.
  public func pseudo(_ language: PseudoLanguage) -> MatrixVariant {
    var variant = self
    variant.pseudoLanguage = language
    if language == .mirrored { variant.device = device.rightToLeft }
    return variant
  }
}

extension MatrixVariant: CustomStringConvertible {
  /// The device, followed by the settings that differ from the defaults.
  public var description: String {
    [
      "\(device)", legibilityWeight == .bold ? "bold" : nil, reducesMotion ? "less motion" : nil,
      language.map { "language \($0)" },
      pseudoLanguage.map { "\($0.rawValue) texts" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
