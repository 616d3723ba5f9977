// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionInterfaceFiles
import Testing

@Suite("Outlines of sources")
struct OutlineTests {
  private func outline(_ text: String) -> SourceOutline {
    var outline = SourceOutline()
    outline.addSwift(text)
    return outline
  }

  @Test func `classes, properties and methods have the names that interface files use`() throws {
    let found = outline(
      """
      // class NotOne: UIView {}
      /* class /* nor */ This {} */
      let text = "class \\(name("x")) Neither {"
      @objc(OldName) public final class New<T>: Module.Base<[Int]>, Proto where T: P {
        @IBOutlet private weak var title: UILabel!
        @IBOutlet var `default`: UIView?
        class func make() {}
        @IBAction func save(_ sender: UIButton, forEvent event: UIEvent) { func inner() {}; let x = 1 }
        @IBAction func back(segue: UIStoryboardSegue) {}
        @objc(other:) func renamed(_ any: Any, f: (Int, Int) -> Void = { _, _ in }) {}
        func plain() {}
        struct Inside { var own = 0 }
      }
      extension OldName { func added(to list: [Int: (a: Int, b: Int)], by count: Int) {} }
      """)
    expect(Set(found.classes.keys), equals: ["OldName"])
    let outline = try #require(found.classes["OldName"])
    expect(outline.superclass, equals: "Base")
    expect(outline.properties, equals: ["title", "default"])
    expect(
      outline.methods,
      equals: [
        "make", "save:forEvent:", "backWithSegue:", "other:", "plain", "addedTo:by:",
      ])
  }

  @Test func `what a class inherits counts, and what is not among the sources is not known`() {
    var found = outline(
      """
      class Base: UIViewController { @IBOutlet var word: UILabel! }
      class Leaf: Base {}
      class Guest: Other {}
      extension Stranger { var own: Int { 0 } }
      """)
    found.addObjectiveC("@interface Old : UIViewController\n@end")
    func answer(_ name: String, of type: String) -> SourceOutline.Answer {
      found.answer(.property(name), of: type) { $0 == "UIViewController" }
    }
    expect(answer("word", of: "Leaf"), equals: .yes)
    expect(answer("line", of: "Leaf"), equals: .no)
    expect(answer("line", of: "Guest"), equals: .unknown)
    expect(answer("own", of: "Stranger"), equals: .yes)
    expect(answer("line", of: "Stranger"), equals: .unknown)
    expect(answer("line", of: "Old"), equals: .unknown)
    expect(found.declares("Old"))
    expect(!found.declares("Stranger"))
  }

  @Test(arguments: [
    "class", "class A", "class A:", "class A<", "func", "func f(", "\"", "\"\"\"", "#\"", "/*",
    "class A { func f(_ a: (", "}}}}", "@objc(", "\"\\(\"", "extension A.", "class A { var ",
  ])
  func `text that ends anywhere ends the outline`(text: String) {
    expect(outline(text).classes.count <= 1)
  }
}
