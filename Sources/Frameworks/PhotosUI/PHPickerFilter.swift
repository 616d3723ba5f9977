// SPDX-License-Identifier: Apache-2.0

import MullionFileTypes

/// A filter for the images and videos that a picker shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Rule: Hashable {
    case type(UTType)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }

  /// The filter for images.
  public static let images = PHPickerFilter(.type(.image))
  /// The filter for videos.
  public static let videos = PHPickerFilter(.type(.movie))
  /// The filter for Live Photos; no files of a desktop match it.
  public static let livePhotos = PHPickerFilter(.type(.livePhoto))

  /// Returns a filter for items that match any of the filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }

  /// Returns a filter for items that match all of the filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }

  /// Returns a filter for items that do not match the filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }

  /// The file types for a picker without a filter.
  static let everything: [UTType] = [.image, .movie]

  /// The file types that match the filter.
  var types: [UTType] { (Self.everything + [.livePhoto]).filter(shows) }

  private func shows(_ type: UTType) -> Bool {
    switch rule {
    case .type(let shown): type.conforms(to: shown)
    case .any(let filters): filters.contains { $0.shows(type) }
    case .all(let filters): filters.allSatisfy { $0.shows(type) }
    case .not(let filter): !filter.shows(type)
    }
  }
}
