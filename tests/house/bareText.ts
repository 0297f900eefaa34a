import { type ESTree, parseSync, Visitor } from 'vite'

type Callable = ESTree.Function | ESTree.ArrowFunctionExpression
type Content = ESTree.JSXChild | ESTree.JSXEmptyExpression | ESTree.Expression
type Parent = ESTree.JSXElement | ESTree.JSXFragment

const TYPED_AS_ELEMENTS = /(\w+)\??: (?:[\w<, ]*\([^)]*\) => )?Elements\b/g

const nameOf = (node: ESTree.Node | null): string => (node?.type === 'Identifier' ? node.name : '')
const isBlank = (text: string) => text.trim() === ''

/** The functions, definitions and JSX parents of a file. */
function partsOf(file: string, source: string) {
  const returns = new Map<ESTree.Node, ESTree.Expression[]>()
  const definitions: { name: string; value: ESTree.Expression | Callable }[] = []
  const parents: Parent[] = []
  const open: ESTree.Expression[][] = []
  const enter = (callable: Callable) => {
    const { body } = callable
    const results = body && body.type !== 'BlockStatement' ? [body] : []
    open.push(results)
    returns.set(callable, results)
  }
  const leave = () => {
    open.pop()
  }
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: (callable) => {
      enter(callable)
      definitions.push({ name: nameOf(callable.id), value: callable })
    },
    'FunctionDeclaration:exit': leave,
    VariableDeclarator: ({ id, init }) => {
      if (init) definitions.push({ name: nameOf(id), value: init })
    },
    ReturnStatement: ({ argument }) => {
      if (argument) open.at(-1)?.push(argument)
    },
    JSXElement: (element) => {
      parents.push(element)
    },
    JSXFragment: (fragment) => {
      parents.push(fragment)
    },
  }).visit(parseSync(file, source).program)
  return { returns, definitions, parents }
}

/**
 * Texts that break or go stale once a browser has translated the page, as `line: source`: a text beside siblings or in
 * a fragment, or one that a component returns. Text is what is not visibly an element: markup, a list or choice of
 * it, or a name that the file defines as such or declares as `Elements`.
 */
export function bareTexts(file: string, source: string): string[] {
  const { returns, definitions, parents } = partsOf(file, source)
  const elements = new Set([...source.matchAll(TYPED_AS_ELEMENTS)].map(([, name = '']) => name))

  const isElement = (node: Content | Callable): boolean => {
    const results = returns.get(node)
    if (results) return results.every(isElement)
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
        return true
      case 'JSXText':
        return isBlank(node.value)
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
        return isElement(node.expression)
      case 'Literal':
        return (
          typeof node.value !== 'number' && (typeof node.value !== 'string' || isBlank(node.value))
        )
      case 'LogicalExpression':
        return (node.operator === '&&' || isElement(node.left)) && isElement(node.right)
      case 'ConditionalExpression':
        return isElement(node.consequent) && isElement(node.alternate)
      case 'Identifier':
        return node.name === 'undefined' || elements.has(node.name)
      case 'MemberExpression':
        return elements.has(nameOf(node.object)) || elements.has(nameOf(node.property))
      case 'CallExpression':
        return isElementCall(node)
      default:
        return false
    }
  }
  const isListOf = ({ callee }: ESTree.CallExpression) =>
    callee.type === 'MemberExpression' && ['map', 'flatMap'].includes(nameOf(callee.property))
  const isElementCall = (call: ESTree.CallExpression): boolean => {
    const made = call.arguments.at(-1)
    if (isListOf(call))
      return made !== undefined && made.type !== 'SpreadElement' && isElement(made)
    return nameOf(call.callee) === 'createPortal' || isElement(call.callee)
  }

  for (let known = -1; known < elements.size; ) {
    known = elements.size
    for (const { name, value } of definitions) if (isElement(value)) elements.add(name)
  }

  const isOnlyChild = (child: ESTree.JSXChild) =>
    child.type !== 'JSXExpressionContainer' ||
    child.expression.type !== 'CallExpression' ||
    !isListOf(child.expression)
  const inMarkup = parents.flatMap((parent) => {
    const children = parent.children.filter(
      (child) => child.type !== 'JSXText' || !isBlank(child.value),
    )
    const [only] = children
    const isAlone = parent.type === 'JSXElement' && parent.children.filter(isSeen).length === 1
    if (isAlone && only && isOnlyChild(only)) return []
    return children.filter((child) => !isElement(child))
  })
  const returned = definitions
    .filter(({ name }) => /^[A-Z]/.test(name))
    .flatMap(({ value }) => returns.get(value) ?? [])
    .filter((value) => !isElement(value))
  return [...inMarkup, ...returned].map(({ start, end }) => {
    const line = source.slice(0, start).split('\n').length
    return `${line}: ${source.slice(start, end).trim()}`
  })
}

/** Not the indentation between lines. */
const isSeen = (child: ESTree.JSXChild) =>
  child.type !== 'JSXText' || !isBlank(child.value) || !child.value.includes('\n')
