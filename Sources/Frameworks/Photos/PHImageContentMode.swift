// SPDX-License-Identifier: Apache-2.0

/// The scaling of an image to a size.
public enum PHImageContentMode: Int, Sendable {
  /// Scaling so that the image fits into the size.
  case aspectFit = 0
  /// Scaling so that the image fills the size.
  case aspectFill = 1

  /// The default, `aspectFit`.
  public static var `default`: PHImageContentMode { .aspectFit }
}
