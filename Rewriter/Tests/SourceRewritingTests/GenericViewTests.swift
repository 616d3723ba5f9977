// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceRewriting
import Testing

/// Tests of views that are created from a generic parameter.
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
    "func make<V: UIView>() -> V { return V.init(frame: .zero) }",
    "extension P where Self: UIView { static func f() -> Self { return Self.init(frame: .zero) } }",
    "protocol P: UIView {}; extension P { static func f() -> Self { return Self.init(frame: .zero) } }",
    "extension P { static func f() -> Self { .f(Self.init(frame: .zero)) } }; protocol P: UILabel {}",
    "protocol P where Self: UIView {}; extension P { var a: Self { return Self.init(frame: .zero) } }",
    "protocol P: Q {}; protocol Q: C {}; class C: UIControl {}; extension P { func f() { Self.init(frame: .zero) } }",
  ])
  func `init(frame:) of a parameter is a call of a function`(text: String) {
    #expect(
      Rewriting(text).text
        == text.replacingOccurrences(of: ".init(frame:", with: "._made(frame:"))
  }

  @Test(arguments: [
    "final class Q<Key, V: UIView & Reusable> { func f() -> V { let v = ‹V›(); return v } }",
    "func make<V: UIViewController>() -> V { ‹V›(nibName: nil, bundle: nil) }",
    "func make<V>(_ a: V.Type) -> V where V: UINavigationController { ‹V›.init(rootViewController: a) }",
    "class Q<V: UIView> {}; extension Q { func f() -> V { ‹V›(frame: .zero) } }",
    "func make<V: P>() -> V { ‹V›(frame: .zero) }; protocol P: UIView {}",
    "extension Q { func f() -> V { ‹V›() } }; class Q<V> where V: UITableViewCell {}",
    "extension UIViewController { class func f() -> Self { return ‹self›.init(nibName: nil, bundle: nil) } }",
    "extension UIViewController { static var a: Self { ‹Self›(nibName: nil, bundle: nil) } }",
    "extension UIKit.UIView { func copied() -> Self { ‹type(of: self)›.init(frame: frame) } }",
    "extension UILabel { static func f() -> Self { { ‹self›.init() }() } }",
    "extension P where Self: UIViewController { static func f() -> Self { ‹Self›() } }",
    "extension P where Self: Q { static func f() -> Self { ‹Self›() } }; protocol Q: UIView {}",
  ])
  func `other initializers of UIKit's are calls of functions`(text: String) {
    let source = text.filter { !"‹›".contains($0) }
    #expect(
      Rewriting(source).text
        == text.replacing("›.init(", with: "._made(").replacing("›(", with: "._made(").replacing(
          "‹", with: ""))
  }

  @Test(arguments: [
    "protocol B { associatedtype V: UIView }; extension C where Self: B { func f() { ‹Self.V›() } }",
    "protocol B { associatedtype V: UIView }; protocol C: B {}; extension C { func f() { ‹V›() } }",
    "protocol B { associatedtype V where V: UIView }; extension B { func f() { ‹V›.init(frame: .zero) } }",
    "protocol B where V: UIView { associatedtype V }; extension B { func f() { ‹Self.V›() } }",
    "protocol B { associatedtype V }; extension B where V: UIView { func f() { ‹Self.V›() } }",
    "protocol B { associatedtype V }; extension B where Self.V: UIView { func f() { ‹V›() } }",
    "protocol B { associatedtype V: Q }; protocol Q: UIView {}; extension B { func f() { ‹V›() } }",
    "protocol B { associatedtype V: UIViewController }; class A<T: B> { let a = ‹T.V›(nibName: nil, bundle: nil) }",
    "func f<T: B>(_ t: T) where T.V: UIView { ‹T.V›() }; protocol B { associatedtype V }",
  ])
  func `an associated type that is a view is made by a function`(text: String) {
    let source = text.filter { !"‹›".contains($0) }
    #expect(
      Rewriting(source).text
        == text.replacing("›.init(", with: "._made(").replacing("›(", with: "._made(").replacing(
          "‹", with: ""))
  }

  @Test(arguments: [
    "struct S<V: UIView> { let view: V = .init() }", "func f<V: UIView>() -> V { .init() }",
    "struct S<V: UIView> { var view: V { return .init(frame: .zero) } }",
    "struct S<V: UIView> { var view: V { get { .init() } } }",
    "class C<T: B> { typealias R = T.V; func f() -> R { .init() } }; protocol B { associatedtype V: UIView }",
    "class C<T: B> { func f() -> R { .init() } }; extension C { typealias R = T.V }; protocol B { associatedtype V: UIView }",
    "func f<T: B>() -> T.V { .init() }; protocol B { associatedtype V: UIView }",
  ])
  func `an initializer without a type is that of the type that is written`(text: String) {
    #expect(Rewriting(text).text == text.replacing(".init(", with: "._made("))
  }

  @Test func `a protocol of another file that has an associated type is known`() {
    let rewriting = Rewriting([
      "A.swift": "extension C where Self: B { func f() { _ = Self.V() } }",
      "B.swift": "protocol B { associatedtype V: UIView }",
    ])
    #expect(rewriting["A.swift"].contains("Self.V._made()"))
    #expect(rewriting.module.foreignEdits.count == 1)
  }

  @Test func `a protocol of another file that inherits from a view is known`() {
    let rewriting = Rewriting([
      "A.swift": "extension P { static func f() -> Self { Self(frame: .zero) } }",
      "B.swift": "protocol P: AnyObject, UIKit.UIStackView {}",
    ])
    #expect(
      rewriting["A.swift"] == "extension P { static func f() -> Self { Self._made(frame: .zero) } }"
    )
    #expect(rewriting.module.foreignEdits.count == 1)
  }

  @Test(arguments: [
    "protocol P: UIViewController {}; extension P { static func f() -> Self { Self(frame: .zero) } }",
    "protocol P: UIScrollViewDelegate {}; extension P { func f() { Self.init(frame: .zero) } }",
    "protocol P: P {}; extension P { static func f() -> Self { Self.init(frame: .zero) } }",
    "extension Unknown { static func f() -> Self { Self.init(frame: .zero) } }",
    "class C: UIView {}; extension C { static func f() { _ = Self.init(frame: .zero) } }",
    "protocol P: UIView {}; extension P { func f() { struct S { let s = Self.init(frame: .zero) } } }",
  ])
  func `Self of other types is as it was`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }

  @Test(arguments: [
    "let v = UIView(frame: .zero)", "class V: UIView {}; func f() { V(frame: .zero) }",
    "func make<V: Shape>() -> V { V(frame: .zero) }",
    "func make<V: UIView>() -> V { V(frame: .zero, style: 1) }",
    "func make<V: UIView>() -> V { V(model: 1) }",
    "func make<V: UIView>(_ type: V.Type) { W(frame: .zero) }",
    "class C: UIView { func f() { _ = Self(frame: .zero) } }",
    "func make<V: UIView>() -> V? { .init() }",
    "func f<V: UIView>(_ v: V) -> V { g(.init()); return v }",
    "func make<V: UIView>() -> V { f { return .init() } }", "let view: UIView = .init()",
    "func make<V: UIGestureRecognizer>() -> V { V() }", "func make<V: UIView>() -> [V] { [V]() }",
    "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
    "extension UIView { static func f() { UIView(frame: .zero) } }",
    "protocol B { associatedtype V }; extension B { func f() { V() } }",
    "protocol B { associatedtype V: UIView }; struct S: B { typealias V = A; func f() { V() } }",
    "protocol B { associatedtype V: A }; extension B { func f() { V() } }; class A: UIView {}",
  ])
  func `others are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
