// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A video or audio asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the asset.
  public var url: URL { address }

  /// Creates an asset for a URL: of a file, or one that GStreamer's plugins can read.
  ///
  /// - Note: `options` has no effect: ``AVURLAssetPreferPreciseDurationAndTimingKey`` is always `true`, and
  ///   the other options are not supported.
  public init(url: URL, options: [String: Any]? = nil) {
    super.init(at: url)
  }
}

/// The key of the option for an exact duration, even if loading takes longer; always `true`.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
