// SPDX-License-Identifier: Apache-2.0

import CairoHost
import MullionViewControllers

/// Windows on a Linux desktop, by GTK 4.
///
/// There is nothing to call: a program that names GTKHost in its target's dependencies has it,
/// without a change to its sources.
///
/// ## Known gaps
/// Display scales between whole numbers are taken as GTK 4.8 tells them, rounded up. Things can be
/// dropped from other programs, not dragged to them; there is no menu bar. `RunLoop.main.perform` from another thread runs with the next event
/// or timer; `DispatchQueue.main` and tasks run at once.
public enum GTKHost {
  /// Whether this build can show windows.
  public static var isAvailable: Bool { true }

  /// What the program's start finds, see ``ApplicationHostRegistry``.
  static let entry = ApplicationHostRegistry.Entry(
    installServices: { try CairoHost.install() },
    makeHost: { try GTKApplicationHost() })
}
