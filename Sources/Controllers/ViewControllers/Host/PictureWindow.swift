// SPDX-License-Identifier: Apache-2.0

/// A window without a display.
@MainActor
final class PictureWindow: WindowHost {
  let isActive = true

  func setTitle(_ title: String) {}
  func activate() {}
  func close() {}
}
