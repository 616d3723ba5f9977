// SPDX-License-Identifier: Apache-2.0

/// The format of a golden.
public enum GoldenFormat: String, CaseIterable, Sendable {
  /// The elements of the screen with their frames, one per line; the same on every machine.
  case text
  /// A vector drawing with text; the same on every machine without an installed host that has fonts.
  case svg
  /// An image of pixels; the same on machines with the same rasterizer and fonts.
  case png

  /// The file extension of the format, without the full stop.
  public var pathExtension: String {
    switch self {
    case .text: "txt"
    case .svg: "svg"
    case .png: "png"
    }
  }

  /// Creates the format with the given file extension; text if there is no such format.
  init(pathExtension: String) {
    self = Self.allCases.first { $0.pathExtension == pathExtension } ?? .text
  }
}
