// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A film or sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public var url: URL { address }

  /// The film or sound at an address: of a file, or one that GStreamer's plugins read.
  ///
  /// Of options ``AVURLAssetPreferPreciseDurationAndTimingKey`` is always true; others are for services that are not
  /// here.
  public init(url: URL, options: [String: Any]? = nil) {
    super.init(at: url)
  }
}

/// Whether the duration is exact, even where that takes longer: it is.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
