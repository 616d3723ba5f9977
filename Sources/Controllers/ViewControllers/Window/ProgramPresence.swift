// SPDX-License-Identifier: Apache-2.0

/// How present a program is on a display; the raw values are those of `UIApplication.State`.
package enum ProgramPresence: Int {
  case active, inactive, background
}
