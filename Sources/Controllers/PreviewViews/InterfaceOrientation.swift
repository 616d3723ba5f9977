// SPDX-License-Identifier: Apache-2.0

/// The orientation of a device.
public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
