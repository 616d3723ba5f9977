// SPDX-License-Identifier: Apache-2.0

/// How what is carried would best be shown in a text or a document that it comes into.
public enum UIPreferredPresentationStyle: Int, Hashable, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// As it is, among what stands there.
  case inline = 1
  /// As a thing that is attached.
  case attachment = 2
}
