// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceRewriting
import Testing

/// Views made of a class that is a generic parameter.
struct GenericViewTests {
  @Test(arguments: [
    "class C<V: UIView>: UIView { lazy var view = V(frame: bounds) }",
    "final class C<Row, V: UIKit.UIControl & Reusable> { func f() { let v = V(frame: .zero) } }",
    "struct S<V> where V: UILabel { let v = V(frame: .zero) }",
    "func make<V: UIView>() -> V { V(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }",
    "func make<V>() -> V where V: UICollectionViewCell { return V(frame: .zero) }",
    "struct S { subscript<V: UIView>(type: V.Type) -> V { V(frame: .zero) } }",
    "extension Buildable where Self: UIView { static func f() -> Self { Self(frame: .zero) } }",
  ])
  func `a view of a parameter is made by a function`(text: String) {
    let name = text.contains("Self(") ? "Self" : "V"
    #expect(
      Rewriting(text).text
        == text.replacingOccurrences(
          of: "\(name)(frame:", with: "\(name)._made(frame:"))
  }

  @Test(arguments: [
    "let v = UIView(frame: .zero)", "class V: UIView {}; func f() { V(frame: .zero) }",
    "func make<V: Shape>() -> V { V(frame: .zero) }",
    "func make<V: UIView>() -> V { V(frame: .zero, style: 1) }",
    "func make<V: UIView>() -> V { V(model: 1) }",
    "func make<V: UIView>(_ type: V.Type) { W(frame: .zero) }",
    "class C: UIView { func f() { _ = Self(frame: .zero) } }",
  ])
  func `others are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
