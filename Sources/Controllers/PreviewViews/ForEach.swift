// SPDX-License-Identifier: Apache-2.0

/// A view for each element of a collection.
public struct ForEach: View {
  /// What is shown.
  public let _shown: [_ShownView]

  /// The views of elements that a path identifies.
  public init<Elements: RandomAccessCollection, ID: Hashable>(
    _ data: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: (Elements.Element) -> some View
  ) {
    _shown = data.flatMap { content($0)._shown }
  }

  /// The views of elements that have identities.
  public init<Elements: RandomAccessCollection>(
    _ data: Elements, @ViewBuilder content: (Elements.Element) -> some View
  ) where Elements.Element: Identifiable {
    _shown = data.flatMap { content($0)._shown }
  }

  /// The views of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> some View) {
    _shown = data.flatMap { content($0)._shown }
  }
}
