// SPDX-License-Identifier: Apache-2.0

/// What kind of picture a golden is.
public enum GoldenFormat: String, CaseIterable, Sendable {
  /// What is on the screen and where, a line each: the same on every machine.
  case text
  /// A drawing of lines and text: the same on every machine in which no host with fonts was
  /// installed.
  case svg
  /// Pixels: the same where rasteriser and fonts are.
  case png

  /// How files of the format end, without the full stop.
  public var pathExtension: String {
    switch self {
    case .text: "txt"
    case .svg: "svg"
    case .png: "png"
    }
  }

  /// The format of files that end so; text when it is no other.
  init(pathExtension: String) {
    self = Self.allCases.first { $0.pathExtension == pathExtension } ?? .text
  }
}
