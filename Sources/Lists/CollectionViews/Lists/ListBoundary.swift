// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The appearance of a header or a footer of a list section.
package struct ListBoundary: Equatable {
  let style: ListStyle

  package nonisolated static func == (one: ListBoundary, other: ListBoundary) -> Bool {
    one.style === other.style
  }
}
