// SPDX-License-Identifier: Apache-2.0

import Testing

/// A file that violates a rule, and the same file without the violation.
struct RuleCase: Sendable {
  let code: String
  let broken: String
  let mended: String
  /// The extension of the file name.
  var ending = "xib"
  /// The source code beside the file, or `nil` if there is none.
  var sources: String?

  private static func nib(
    _ code: String, _ broken: String, _ mended: String, sources: String? = nil
  ) -> RuleCase {
    RuleCase(code: code, broken: Nib.text(broken), mended: Nib.text(mended), sources: sources)
  }

  private static func board(_ code: String, _ broken: [String], _ mended: [String]) -> RuleCase {
    RuleCase(
      code: code, broken: Board.text(broken, first: "a"), mended: Board.text(mended, first: "a"),
      ending: "storyboard")
  }

  private static let sources = """
    class Own: UIView {
      @IBOutlet var title: UILabel!
      @IBAction func save(_ sender: Any) {}
      @IBAction func goBack(_ segue: UIStoryboardSegue) {}
    }
    """

  /// All cases, at least one for each rule.
  static let all: [RuleCase] = documents + scenes + declarations + layouts + looks

  private static let documents = [
    RuleCase(code: "IF001", broken: "<document>", mended: Nib.text("<view id=\"v\"/>")),
    nib(
      "IF002",
      "<view id=\"v\"><connections><outlet property=\"o\" destination=\"x\" id=\"1\"/></connections></view>",
      "<view id=\"v\"><connections><outlet property=\"o\" destination=\"v\" id=\"1\"/></connections></view>"
    ),
    nib(
      "IF003",
      """
      <view id="v"><connections><outlet property="o" destination="v" id="1"/>
      <outlet property="o" destination="v" id="2"/></connections></view>
      """,
      """
      <view id="v"><connections><outlet property="o" destination="v" id="1"/>
      <outlet property="p" destination="v" id="2"/></connections></view>
      """),
    nib("IF004", "<view id=\"v\"/><view id=\"v\"/>", "<view id=\"v\"/><view id=\"w\"/>"),
    nib("IF005", "<view wobble=\"YES\" id=\"v\"/>", "<view hidden=\"YES\" id=\"v\"/>"),
  ]

  private static let scenes = [
    RuleCase(
      code: "IF006",
      broken: Board.text(["<viewController storyboardIdentifier=\"A\" id=\"a\"/>"], first: "a")
        .replacing("initialViewController=\"a\"", with: ""),
      mended: Board.text(["<viewController id=\"a\"/>"], first: "a"), ending: "storyboard"),
    board(
      "IF007",
      [
        "<viewController storyboardIdentifier=\"A\" id=\"a\"/>",
        "<viewController storyboardIdentifier=\"A\" id=\"b\"/>",
      ],
      [
        "<viewController storyboardIdentifier=\"A\" id=\"a\"/>",
        "<viewController storyboardIdentifier=\"B\" id=\"b\"/>",
      ]),
    board("IF008", [table("<tableViewCell id=\"c\"/>")], [table(cell("c", "one"))]),
    board(
      "IF009", [table(cell("c", "one") + cell("d", "one"))],
      [table(cell("c", "one") + cell("d", "two"))]),
    board(
      "IF010", [segue(""), "<viewController id=\"b\"/>"],
      [segue("identifier=\"go\""), "<viewController id=\"b\"/>"]),
    board(
      "IF011", ["<viewController id=\"a\"/>", "<viewController id=\"b\"/>"],
      [segue("identifier=\"go\""), "<viewController id=\"b\"/>"]),
  ]

  private static func table(_ prototypes: String) -> String {
    """
    <tableViewController id="a"><tableView key="view" id="t"><prototypes>
    \(prototypes)
    </prototypes></tableView></tableViewController>
    """
  }

  private static func cell(_ id: String, _ identifier: String) -> String {
    "<tableViewCell reuseIdentifier=\"\(identifier)\" id=\"\(id)\"/>\n"
  }

  private static func segue(_ name: String) -> String {
    """
    <viewController id="a"><connections>
    <segue kind="show" destination="b" \(name) id="s"/></connections></viewController>
    """
  }

  private static func own(_ content: String, type: String = "Own") -> String {
    """
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view customClass="\(type)" customModuleProvider="target" id="v">\(content)</view>
    """
  }

  private static func connected(_ connection: String) -> String {
    own("<connections>\(connection)</connections>")
  }

  private static let declarations = [
    nib("IF012", own("", type: "Other"), own(""), sources: sources),
    nib(
      "IF013", connected("<outlet property=\"line\" destination=\"v\" id=\"1\"/>"),
      connected("<outlet property=\"title\" destination=\"v\" id=\"1\"/>"), sources: sources),
    // To an object of a class,
    nib(
      "IF014", connected("<action selector=\"load:\" destination=\"v\" id=\"1\"/>"),
      connected("<action selector=\"save:\" destination=\"v\" id=\"1\"/>"), sources: sources),
    // along the responder chain, whose placeholder the editor gives a class,
    nib(
      "IF014", connected("<action selector=\"load:\" destination=\"-2\" id=\"1\"/>"),
      connected("<action selector=\"save:\" destination=\"-2\" id=\"1\"/>"), sources: sources),
    // and back to an earlier scene.
    RuleCase(
      code: "IF014", broken: unwinding("leave:"), mended: unwinding("goBack:"),
      ending: "storyboard", sources: sources),
    nib(
      "IF015", own(attribute("radius")), own(attribute("title")), sources: sources),
  ]

  private static func attribute(_ path: String) -> String {
    """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="x"/>
    </userDefinedRuntimeAttributes>
    """
  }

  private static func unwinding(_ action: String) -> String {
    Board.text(
      [
        """
        <viewController id="a"><connections>
        <segue kind="unwind" identifier="back" unwindAction="\(action)" destination="e" id="s"/>
        </connections></viewController><exit id="e" userLabel="Exit"/>
        """
      ], first: "a")
  }

  private static func placed(_ inner: String, _ constraints: String, width: Int = 20) -> String {
    """
    <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="10" width="\(width)" height="20"/><constraints>
    <constraint firstAttribute="width" constant="20" id="1"/>
    <constraint firstAttribute="height" constant="20" id="2"/>\(inner)</constraints></view>
    </subviews><constraints>
    <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top"
      constant="10" id="3"/>
    \(constraints)</constraints></view>
    """
  }

  private static let leading = """
    <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading"
      constant="10" id="4"/>
    """

  private static let layouts = [
    nib(
      "IF020", placed("<constraint firstAttribute=\"width\" constant=\"30\" id=\"5\"/>", leading),
      placed("", leading)),
    nib("IF021", placed("", ""), placed("", leading)),
    nib("IF022", placed("", leading, width: 40), placed("", leading)),
  ]

  private static let looks = [
    nib(
      "IF030",
      "<label text=\"x\" id=\"l\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"9\"/></label>",
      "<label text=\"x\" id=\"l\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>"
    ),
    nib(
      "IF031",
      "<button id=\"b\"><state key=\"normal\" image=\"star\" catalog=\"system\"/></button>",
      "<button id=\"b\"><state key=\"normal\" title=\"Star\" image=\"star\" catalog=\"system\"/></button>"
    ),
    nib(
      "IF032",
      "<view id=\"v\"><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/></view>",
      "<view id=\"v\"><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/></view>"
    ),
  ]
}

extension RuleCase: CustomTestStringConvertible {
  var testDescription: String { code }
}
