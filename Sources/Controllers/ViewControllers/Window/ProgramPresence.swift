// SPDX-License-Identifier: Apache-2.0

/// The presence of a program on a display; the raw values are those of `UIApplication.State`.
package enum ProgramPresence: Int {
  case active, inactive, background
}
