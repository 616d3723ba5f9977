// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// The variants in which one screen is shown: devices, orientations, appearances, contrasts, layout
/// directions, text sizes, bold text, languages, pseudo-languages and reduced motion.
///
/// ```swift
/// try Golden("feed").check(Matrix.smoke) { FeedViewController() }
/// ```
public struct Matrix: Hashable, Sendable {
  /// The distinct variants, in the order in which they were specified; combinations begin with the first
  /// value of each kind.
  public let variants: [MatrixVariant]

  /// Creates a matrix of exactly these variants, without duplicates.
  public init(_ variants: [MatrixVariant]) {
    var seen: Set<MatrixVariant> = []
    self.variants = variants.filter { seen.insert($0).inserted }
  }

  /// Creates a matrix of all combinations of the given values.
  ///
  /// A language, as in `de` or `pt-BR`, determines the layout direction; `directions` apply to the variants
  /// in the process's language, `nil`.
  ///
  /// - Complexity: O(*n*) in the number of combinations.
  public init(
    devices: [Device], isTurned: [Bool] = [false], styles: [UIUserInterfaceStyle] = [.light],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    contentSizes: [UIContentSizeCategory] = [.large],
    legibilityWeights: [UILegibilityWeight] = [.regular],
    contrasts: [UIAccessibilityContrast] = [.normal],
    languages: [String?] = [nil],
    pseudoLanguages: [PseudoLanguage?] = [nil],
    reducesMotion: [Bool] = [false]
  ) {
    let axes = MatrixAxes(
      devices: devices, isTurned: isTurned, styles: styles, contrasts: contrasts,
      directions: directions,
      contentSizes: contentSizes, legibilityWeights: legibilityWeights,
      pseudoLanguages: pseudoLanguages, languages: languages, reducesMotion: reducesMotion)
    self.init(axes.combinations.map(axes.variant))
  }

  /// Returns a subset of the combinations in which each pair of values of different kinds occurs at least
  /// once; with many values, it is a small part of all, and finds interactions of two settings.
  ///
  /// A language determines the layout direction, so not every direction occurs with it. The same values
  /// result in the same variants in the same order. The languages are the process's and, if there are
  /// several, those for which the program has texts.
  ///
  /// - Complexity: O(*n* × *p*), where *n* is the number of variants and *p* that of pairs.
  public static func pairwise(
    devices: [Device] = Matrix.devices, isTurned: [Bool] = [false, true],
    styles: [UIUserInterfaceStyle] = [.light, .dark],
    contentSizes: [UIContentSizeCategory] = Matrix.contentSizes,
    pseudoLanguages: [PseudoLanguage?] = [nil, .accented, .longer]
  ) -> Matrix {
    let axes = MatrixAxes(
      devices: devices, isTurned: isTurned, styles: styles, contrasts: [.normal, .high],
      directions: [.leftToRight, .rightToLeft],
      contentSizes: contentSizes, legibilityWeights: [.regular, .bold],
      pseudoLanguages: pseudoLanguages, languages: programLanguages)
    return Matrix(axes.pairs.map(axes.variant))
  }

  /// Returns a subset of the combinations in which each pair of values of different kinds occurs at least
  /// once, except for languages and layout directions, because a language determines the direction.
  ///
  /// `languages` are identifiers such as `de` or `pt-BR`, or `nil` for the language of the process.
  /// ``languages(of:)`` returns those of a bundle, such as `.module` in a package.
  ///
  /// - Complexity: O(*n* × *p*), where *n* is the number of variants and *p* that of pairs.
  public static func pairwise(
    languages: [String?], devices: [Device] = Matrix.devices, isTurned: [Bool] = [false, true],
    styles: [UIUserInterfaceStyle] = [.light, .dark],
    contentSizes: [UIContentSizeCategory] = Matrix.contentSizes
  ) -> Matrix {
    let axes = MatrixAxes(
      devices: devices, isTurned: isTurned, styles: styles, contrasts: [.normal, .high],
      directions: [.leftToRight, .rightToLeft],
      contentSizes: contentSizes, legibilityWeights: [.regular, .bold],
      pseudoLanguages: [nil, .accented, .longer], languages: languages)
    return Matrix(axes.pairs.map(axes.variant))
  }

  /// The devices of ``all``: a medium, a small and a large phone, a small and a large tablet.
  public static let devices: [Device] = [
    .iPhone15, .iPhoneSE, .iPhone15ProMax, .iPadMini, .iPadPro12,
  ]

  /// The twelve content size categories, the default first.
  public static let contentSizes: [UIContentSizeCategory] = [
    .large, .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Five devices, both orientations, light and dark, normal and high contrast, both layout directions, the
  /// twelve text sizes, bold or not: 1,920 variants; if the program has texts in several languages, as a
  /// hosted application's tests have, 960 more in each.
  public static let all = Matrix(
    devices: devices, isTurned: [false, true], styles: [.light, .dark],
    directions: [.leftToRight, .rightToLeft], contentSizes: contentSizes,
    legibilityWeights: [.regular, .bold], contrasts: [.normal, .high], languages: programLanguages)

  /// One variant for each common cause of layout defects: a small phone, a phone in landscape, a tablet,
  /// dark, high contrast, right to left, the smallest, a large and the largest text, bold text, reduced
  /// motion, long words and accents.
  public static let smoke = Matrix([
    MatrixVariant(.iPhone15), MatrixVariant(.iPhoneSE), MatrixVariant(.iPhone15.turned),
    MatrixVariant(.iPadMini), MatrixVariant(.iPhone15.dark), MatrixVariant(.iPhone15.highContrast),
    MatrixVariant(.iPhone15.rightToLeft),
    MatrixVariant(.iPhone15.contentSize(.extraSmall)),
    MatrixVariant(.iPhone15.contentSize(.accessibilityMedium)),
    MatrixVariant(.iPhoneSE.contentSize(.accessibilityExtraExtraExtraLarge)),
    MatrixVariant(.iPhone15).bold, MatrixVariant(.iPhone15).still,
    MatrixVariant(.iPhone15).pseudo(.longer), MatrixVariant(.iPhone15).pseudo(.accented),
  ])

  /// Shows the screen that `make` creates in each variant, one after the other, and calls `body` with it.
  ///
  /// - Throws: errors of `make` or `body`; the remaining variants are skipped then.
  @MainActor
  public func mount(
    _ make: () throws -> UIViewController,
    _ body: (MatrixVariant, CollectionViewHarness) throws -> Void
  ) rethrows {
    for variant in variants {
      try variant.mount(make) { try body(variant, $0) }
    }
  }
}
