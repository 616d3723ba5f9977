// SPDX-License-Identifier: Apache-2.0

/// Where a line of text stands that shrank to fit in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where that of the text in full size would be.
  case alignBaselines = 0
  /// Its middle is the label's.
  case alignCenters = 1
  /// Its top is where that of the text in full size would be.
  case none = 2
}
