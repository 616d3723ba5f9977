// SPDX-License-Identifier: Apache-2.0

/// Where the mosaic's pictures come from.
public enum PhotoSource: Hashable, Sendable {
  /// The user's pictures folder if it holds any JPEG or PNG file, else generated pictures.
  case automatic
  /// The JPEG and PNG files in the folder at this path, and in its folders.
  case folder(String)
  /// This many pictures that the gallery draws itself.
  case generated(count: Int)
}
