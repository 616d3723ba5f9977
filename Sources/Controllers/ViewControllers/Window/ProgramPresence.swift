// SPDX-License-Identifier: Apache-2.0

/// The presence of a program on a display, with the raw values of `UIApplication.State`.
package enum ProgramPresence: Int {
  case active, inactive, background
}
