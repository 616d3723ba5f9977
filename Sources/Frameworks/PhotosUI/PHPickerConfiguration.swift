// SPDX-License-Identifier: Apache-2.0

public import Photos

/// The configuration of a picker: its content and selection.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// The representation in which items are provided.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The most suitable representation.
    case automatic = 0
    /// The current representation.
    case current = 1
    /// A representation with high compatibility.
    case compatible = 2
  }

  /// The behaviour of a selection of several items.
  public enum Selection: Int, Sendable {
    /// Unordered.
    case `default` = 0
    /// In the order of the user's selection.
    case ordered = 1
    /// Reported after each selection.
    case continuous = 2
    /// Reported after each selection, in the order of the user's selection.
    case continuousAndOrdered = 3
  }

  /// The representation in which items are provided.
  ///
  /// - Note: Has no effect on Linux: files are provided unmodified.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The behaviour of a selection of several items.
  ///
  /// - Note: Has no effect on Linux: the desktop's dialog reports all items at once, in its own order.
  public var selection = Selection.default
  /// The maximum number of selected items; 0 for no limit.
  ///
  /// Of more items the first ones are used.
  public var selectionLimit = 1
  /// The filter for the shown items; `nil` for images and videos.
  public var filter: PHPickerFilter?
  /// The identifiers of the initially selected items.
  ///
  /// - Note: Has no effect on Linux: the desktop's dialog begins without a selection.
  public var preselectedAssetIdentifiers: [String] = []

  /// Whether results have identifiers.
  let namesAssets: Bool

  /// Creates a configuration whose results have no identifiers.
  public init() { namesAssets = false }

  /// Creates a configuration whose results have identifiers: the paths of their files.
  public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}
