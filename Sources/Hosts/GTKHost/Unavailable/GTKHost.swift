// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers

/// The host for windows on a Linux desktop, with GTK 4, which was unavailable when this was built.
///
/// Programs build and start, and report what to install.
public enum GTKHost {
  /// Whether this build can show windows.
  public static var isAvailable: Bool { false }

  /// The entry used when the program starts; see ``ApplicationHostRegistry``.
  static let entry = ApplicationHostRegistry.Entry(
    installServices: {},
    makeHost: {
      throw GTKHostError(
        "this program was built without GTK 4 and can't show a window; run"
          + " `apt-get install libgtk-4-dev libgdk-pixbuf-2.0-dev` and build it again with"
          + " `--manifest-cache none`.")
    })
}
