// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension JSONDecoder: TopLevelDecoder {
  /// The type of the input, which is `Data`.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// The type of the output, which is `Data`.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// The type of the input, which is `Data`.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// The type of the output, which is `Data`.
  public typealias Output = Data
}
