// SPDX-License-Identifier: Apache-2.0

public import Photos

/// The configuration of a picker: its content and selection.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// The maximum number of selected items; 0 for no limit.
  ///
  /// If the user selects more items, only the first ones are used.
  public var selectionLimit = 1
  /// The filter for the shown items; `nil` for images and videos.
  public var filter: PHPickerFilter?

  /// Whether results have identifiers.
  let namesAssets: Bool

  /// Creates a configuration whose results have no identifiers.
  public init() { namesAssets = false }

  /// Creates a configuration whose results have identifiers: the paths of their files.
  public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}
