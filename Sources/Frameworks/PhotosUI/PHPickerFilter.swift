// SPDX-License-Identifier: Apache-2.0

import MullionFileTypes

/// What a picker shows of pictures and films.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Rule: Hashable {
    case type(UTType)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }

  /// Pictures, Live Photos among them.
  public static let images = PHPickerFilter(.type(.image))
  /// Films.
  public static let videos = PHPickerFilter(.type(.movie))
  /// Live Photos; a desktop's files are none.
  public static let livePhotos = PHPickerFilter(.type(.livePhoto))

  /// What one of the filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }

  /// What all of the filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }

  /// What the filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }

  /// The kinds of files that a picker without a filter shows.
  static let everything: [UTType] = [.image, .movie]

  /// The kinds of files that are shown.
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
