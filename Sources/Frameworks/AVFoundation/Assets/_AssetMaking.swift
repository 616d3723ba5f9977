// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A protocol whose initialiser can return an instance of a subclass: `AVAsset(url:)`.
public protocol _AssetMaking {}

extension AVAsset: _AssetMaking {}

extension _AssetMaking {
  /// Creates an ``AVURLAsset`` for a URL.
  public init(url: URL) {
    guard let asset = AVURLAsset(url: url, options: nil) as? Self else {
      contractBroken(
        "\(Self.self)(url:) creates an AVURLAsset, which is not a \(Self.self); give the class"
          + " an initialiser of its own."
      )
    }
    self = asset
  }
}
