// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension JSONDecoder: TopLevelDecoder {
  /// What it takes.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// What it writes.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// What it takes.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// What it writes.
  public typealias Output = Data
}
