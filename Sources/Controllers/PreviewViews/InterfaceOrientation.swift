// SPDX-License-Identifier: Apache-2.0

/// Which way up a device is.
public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
