// SPDX-License-Identifier: Apache-2.0

/// The vertical position of a line of text that was shrunk to fit in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is where the baseline of the text in full size would be.
  case alignBaselines = 0
  /// The text is centred vertically in the label.
  case alignCenters = 1
  /// The top is where the top of the text in full size would be.
  case none = 2
}
