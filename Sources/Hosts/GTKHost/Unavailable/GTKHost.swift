// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers

/// Windows on a Linux desktop, by GTK 4, which was not there when this was built.
///
/// Programs build and start, and say what to install.
public enum GTKHost {
  /// Whether this build can show windows.
  public static var isAvailable: Bool { false }

  /// What the program's start finds, see ``ApplicationHostRegistry``.
  static let entry = ApplicationHostRegistry.Entry(
    installServices: {},
    makeHost: {
      throw GTKHostError(
        "this program was built without GTK 4 and can't show a window; run"
          + " `apt-get install libgtk-4-dev libgdk-pixbuf-2.0-dev` and build it again with"
          + " `--manifest-cache none`.")
    })
}
