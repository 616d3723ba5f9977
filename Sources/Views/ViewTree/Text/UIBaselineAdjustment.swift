// SPDX-License-Identifier: Apache-2.0

/// The vertical position of a line of text that was shrunk to fit in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The alignment of the baseline with the baseline of the text in full size.
  case alignBaselines = 0
  /// The alignment of the centre of the text with the centre of the label.
  case alignCenters = 1
  /// The alignment of the top of the text with the top of the text in full size.
  case none = 2
}
