// SPDX-License-Identifier: Apache-2.0

public import Photos

/// What a picker shows, and how many of that may be chosen.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// In which form pictures and films are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// Whatever is best.
    case automatic = 0
    /// As they are.
    case current = 1
    /// In one that most programs read.
    case compatible = 2
  }

  /// How a person chooses several.
  public enum Selection: Int, Sendable {
    /// In no order.
    case `default` = 0
    /// In an order of theirs.
    case ordered = 1
    /// The program hears of each.
    case continuous = 2
    /// The program hears of each, in the person's order.
    case continuousAndOrdered = 3
  }

  /// In which form files are handed over; kept: they are as they are.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How a person chooses several; kept: the desktop's dialog tells all at once, in its order.
  public var selection = Selection.default
  /// How many may be chosen; 0: any number.
  ///
  /// Of more, the first ones count.
  public var selectionLimit = 1
  /// What is shown; nil: pictures and films.
  public var filter: PHPickerFilter?
  /// What is chosen at first; kept: a dialog for files begins with nothing.
  public var preselectedAssetIdentifiers: [String] = []

  /// Whether results have identifiers.
  let namesAssets: Bool

  /// A picker whose results have no identifiers.
  public init() { namesAssets = false }

  /// A picker whose results have identifiers: the paths of their files.
  public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}
