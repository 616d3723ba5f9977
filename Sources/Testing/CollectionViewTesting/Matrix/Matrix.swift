// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// The variants in which one screen is shown: devices, how they are held, appearances, contrasts,
/// directions, sizes of text, bold text, languages, pseudo-languages, less motion.
///
/// ```swift
/// try Golden("feed").check(Matrix.smoke) { FeedViewController() }
/// ```
public struct Matrix: Hashable, Sendable {
  /// The variants, the plainest first; each is there once.
  public let variants: [MatrixVariant]

  /// Exactly these variants.
  public init(_ variants: [MatrixVariant]) {
    var seen: Set<MatrixVariant> = []
    self.variants = variants.filter { seen.insert($0).inserted }
  }

  /// Each combination of the given.
  ///
  /// A language, as in `de` or `pt-BR`, says in which direction people read; `directions` are those of
  /// the variants in the process's language, nil.
  ///
  /// - Complexity: O(n) in the number of combinations.
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

  /// So many of the combinations of the given that each two values of different kinds meet once: a
  /// tenth or less of all, which finds what two things do to each other.
  ///
  /// The same values give the same variants in the same order. Languages are the process's and those that
  /// the program has texts in.
  ///
  /// - Complexity: O(n × p), n the number of variants, p that of pairs.
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

  /// So many of the combinations of the given that each two values of different kinds meet once, in
  /// `languages`, as in `de` or `pt-BR`; nil is the process's.
  ///
  /// Those of a package's bundle are `Matrix.languages(of: .module)`.
  ///
  /// - Complexity: O(n × p), n the number of variants, p that of pairs.
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

  /// The devices of ``all``: a small, a usual and a large phone, a small and a large tablet.
  public static let devices: [Device] = [
    .iPhone15, .iPhoneSE, .iPhone15ProMax, .iPadMini, .iPadPro12,
  ]

  /// The twelve sizes of text, the usual one first.
  public static let contentSizes: [UIContentSizeCategory] = [
    .large, .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Five devices, both ways, light and dark, usual and high contrast, both directions, the twelve
  /// sizes of text, bold or not: 1,920 variants; where the program has texts in several languages, as
  /// a hosted application's tests have, 960 more in each.
  public static let all = Matrix(
    devices: devices, isTurned: [false, true], styles: [.light, .dark],
    directions: [.leftToRight, .rightToLeft], contentSizes: contentSizes,
    legibilityWeights: [.regular, .bold], contrasts: [.normal, .high], languages: programLanguages)

  /// One variant for each thing that breaks screens: a small phone, a phone on its side, a tablet,
  /// dark, high contrast, right to left, the smallest, a large and the largest text, bold text, less motion, long
  /// words and accents.
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

  /// Shows the screen that `make` makes in each variant, one after the other, and has `body` look at
  /// it.
  ///
  /// - Throws: what `make` or `body` throws; the rest is not shown then.
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
