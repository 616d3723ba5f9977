// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// What makes an object of another class than the one that is named: `AVAsset(url:)`.
public protocol _AssetMaking {}

extension AVAsset: _AssetMaking {}

extension _AssetMaking {
  /// The film or sound at an address: an ``AVURLAsset``.
  public init(url: URL) {
    guard let asset = AVURLAsset(url: url, options: nil) as? Self else {
      contractBroken(
        "\(Self.self)(url:) makes an AVURLAsset, which is no \(Self.self); give the class an initialiser of its own."
      )
    }
    self = asset
  }
}
