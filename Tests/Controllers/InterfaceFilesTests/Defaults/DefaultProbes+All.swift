// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/defaults-table.
// swift-format-ignore-file

import UIKit

extension DefaultProbes {
  static let all = fromNSCollectionLayoutAnchor + fromUIStepper + fromUISearchBar + fromUIContentUnavailableConfiguration
}
