// SPDX-License-Identifier: Apache-2.0

/// The element kinds of the home screen besides section headers and footers.
enum HomeElementKind {
  static let greeting = "home.greeting"
  static let cardBackground = "home.card"
  static let bandBackground = "home.band"
}
